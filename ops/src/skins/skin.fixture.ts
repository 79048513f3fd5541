/** A valid skin folder, for tests to break in one place. */
import type { Skin } from '@lantern/contract/skin'

export const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#f6c667"/></svg>'

export function aSkin(change: Partial<Skin> = {}): Skin {
  return {
    code: 'test-night',
    name: { zh: '测试', en: 'Test night' },
    tokens: { dark: { 'surface-0': 'oklch(0.168 0.03 160)' }, light: { 'accent-text': 'oklch(0.475 0.1 72)' } },
    art: { header: 'dot.svg' },
    motion: { figures: 'sway', fall: 'slow' },
    ...change,
  }
}

/** @param files besides `skin.json`; null removes the picture */
export function aSkinFolder(
  skin: unknown = aSkin(),
  files: Record<string, string | Buffer | null> = {},
): Map<string, Buffer> {
  const all: Record<string, string | Buffer | null> = { 'skin.json': JSON.stringify(skin), 'dot.svg': DOT, ...files }
  return new Map(
    Object.entries(all).flatMap(([name, content]) => (content === null ? [] : [[name, Buffer.from(content)]])),
  )
}
