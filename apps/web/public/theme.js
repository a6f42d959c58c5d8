// Sets the color scheme before the first paint, so that a dark screen never flashes white.
(() => {
  const chosen = () => {
    try {
      return localStorage.getItem('schooldog.theme');
    } catch {
      return null;
    }
  };
  const theme = chosen();
  const isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
})();
