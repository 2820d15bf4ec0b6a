// Before anything is drawn: the light somebody chose, so that the page never flashes in the other one.
try {
  const theme = localStorage.getItem('flagplot.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed to us; then the system's own light is right.
}
