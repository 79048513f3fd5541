/** Less motion: asked for by the device, or chosen on the site (`html[data-motion=reduced]`). Styles: `base.css` of the UI. */

const DEVICE = '(prefers-reduced-motion: reduce)'

export function wantsStillness(): boolean {
  return matchMedia(DEVICE).matches || document.documentElement.dataset.motion === 'reduced'
}

/** Called when the device's setting or the choice on the site changes. @returns its undo */
export function watchStillness(listener: () => void): () => void {
  const query = matchMedia(DEVICE)
  const choice = new MutationObserver(listener)
  query.addEventListener('change', listener)
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    query.removeEventListener('change', listener)
    choice.disconnect()
  }
}
