/** Icons of the console: one stroke on a 24 by 24 grid. They accompany text, never replace it. */
import { html, type SafeHtml } from '@remix-run/html-template'

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  bars: 'M5 20v-8M12 20V4M19 20v-5',
  boxes: 'M4 9l8-5 8 5v7l-8 5-8-5zM4 9l8 5 8-5M12 14v7',
  brush: 'M14 4l6 6-8 8-6-6zM6 12l-3 8 9-2',
  clock: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 7v5l3 3',
  diff: 'M6 4v10M2 9h8M14 17h8M15 4l-6 16',
  done: 'M5 12l5 5 9-10',
  flag: 'M6 21V4M6 5c4-2 8 2 12 0v8c-4 2-8-2-12 0',
  key: 'M10 14a4 4 0 1 1-5.7-3.6A4 4 0 0 1 10 14zM9 11l9-8M15 6l3 3',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  lifebuoy:
    'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18zM12 15.500a3.500 3.500 0 1 1 0-7 3.500 3.500 0 0 1 0 7zM6 6l3.500 3.500M18 6l-3.500 3.500M6 18l3.500-3.500M18 18l-3.500-3.500',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  pulse: 'M3 12h4l3-8 4 16 3-8h4',
  pin: 'M9 4h6l-1 6 4 4H6l4-4zM12 14v6',
  power: 'M12 3v8M6.500 6.500a8 8 0 1 0 11 0',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12H8',
  up: 'M12 20V5M6 11l6-6 6 6',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const
export type IconName = keyof typeof PATHS

export function icon(name: IconName): SafeHtml {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`
}

/** The mark of the console: a lantern with its light. */
export function lantern(): SafeHtml {
  return html`<svg class="lantern" viewBox="0 0 24 24" aria-hidden="true"><path class="glow" d="M12 6c4 0 6 2.500 6 6s-2 6-6 6-6-2.500-6-6 2-6 6-6z"/><path d="M12 2v4M9 6h6M12 6c4 0 6 2.500 6 6s-2 6-6 6-6-2.500-6-6 2-6 6-6zM9 18h6M12 18v4M12 6v12"/></svg>`
}
