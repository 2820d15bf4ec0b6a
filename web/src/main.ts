import './tokens.css';
import './base.css';
import './parts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keptOffline } from './offline.ts';

const target = document.getElementById('page');
if (target) mount(App, { target });
keptOffline();
