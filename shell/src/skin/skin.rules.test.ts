import { activeSkin, msUntilChange, skinSheet } from './skin.rules.ts'

const skin = (rest: object = {}) => ({
  code: 'lantern-night',
  startAt: 1_000,
  endAt: 2_000,
  dark: {},
  light: {},
  tokens: {},
  images: {},
  ...rest,
})

describe('activeSkin', () => {
  it('[SHELL-BOOT-8] shows a skin from its start until its end, and never to who wants the plain look', () => {
    expect(activeSkin(skin(), 999, false)).toBeNull()
    expect(activeSkin(skin(), 1_000, false)).not.toBeNull()
    expect(activeSkin(skin(), 1_999, false)).not.toBeNull()
    expect(activeSkin(skin(), 2_000, false)).toBeNull()
    expect(activeSkin(skin(), 1_500, true)).toBeNull()
    expect(activeSkin(skin({ startAt: null, endAt: null }), 0, false)).not.toBeNull()
  })

  it('[SHELL-BOOT-8] looks again when it begins and when it ends', () => {
    expect(msUntilChange(skin(), 400)).toBe(600)
    expect(msUntilChange(skin(), 1_400)).toBe(600)
    expect(msUntilChange(skin(), 2_000)).toBeNull()
  })

  it('takes no name that could leave its selector', () => {
    expect(activeSkin(skin({ code: "x'],html[data-x='" }), 1_500, false)).toBeNull()
  })
})

describe('skinSheet', () => {
  it('colours known roles, and lets fall what is no role or no colour', () => {
    const dark = {
      accent: 'oklch(0.845 0.138 88)',
      focus: 'url(//evil.example)',
      'surface-0': 'red;} html{display:none',
      positive: 'oklch(0.5 0.2 20)',
    }
    expect(skinSheet(skin({ dark })).split('\n')[0]).toBe(
      "html[data-skin='lantern-night']{--accent:oklch(0.845 0.138 88);}",
    )
  })
})
