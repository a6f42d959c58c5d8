// Sets the colour scheme before the first paint, so that a dark screen never flashes white.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('schooldog.theme');
  } catch (error) {
    chosen = null;
  }
  var dark =
    chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
