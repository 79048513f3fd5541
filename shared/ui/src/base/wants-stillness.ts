/** Less motion: asked for by the device, or chosen on the site (`html[data-motion=reduced]`, see `base.css`). */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'reduced'
}
