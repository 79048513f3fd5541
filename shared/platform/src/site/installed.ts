/** Whether the site runs as an app of its own: installed on the device, without the browser's address bar. */
export function isInstalled(): boolean {
  const isApple = 'standalone' in navigator && navigator.standalone === true
  return isApple || globalThis.matchMedia('(display-mode: standalone)').matches
}
