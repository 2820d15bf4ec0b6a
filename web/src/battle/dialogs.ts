/** What is opened over a battle. */
export type DialogName = 'find' | 'menu' | 'seats' | 'save' | 'keys' | 'fork' | 'report' | 'position';
