/** Times of day and places as colours: sky from the top down, land from far to near, and what glows. */
export type Palette = {
  readonly sky: readonly [string, string, string]
  readonly land: readonly [far: string, middle: string, near: string]
  readonly glow: string
}

const palette = (sky: string, land: string, glow: string): Palette => ({
  sky: sky.split(' ') as unknown as Palette['sky'],
  land: land.split(' ') as unknown as Palette['land'],
  glow,
})

export const PALETTES = {
  night: palette('#0c1336 #233a80 #5c7cc4', '#34509a #1c2f6b #0d1739', '#9cc2ff'),
  dusk: palette('#2a1250 #8a2f7c #ff9160', '#7a3a86 #4a1f62 #220e3a', '#ffb27a'),
  ember: palette('#240a1c #7d1c26 #ff8a3c', '#7a2a34 #481626 #200a18', '#ff9b45'),
  dawn: palette('#28407e #b06a9c #ffd09a', '#8a6aa0 #52467e #242650', '#ffdf9e'),
  lagoon: palette('#053048 #0b7a8c #8ff0d0', '#137a86 #0a4f66 #052c42', '#8ffbe0'),
  abyss: palette('#03133a #0a4b8c #3fc4e0', '#0d5a96 #083a70 #04204a', '#6fe6ff'),
  jungle: palette('#06281e #17694a #c0e070', '#1f7048 #0f4a38 #062820', '#e2ff96'),
  jade: palette('#03302c #0f7c62 #a8f0b4', '#128062 #0a5648 #04322e', '#b8ffce'),
  desert: palette('#3a1c5a #d06a4a #ffd57c', '#c8783e #8a4630 #45203a', '#ffe08a'),
  gold: palette('#3a1408 #a8591a #ffdc78', '#a8641e #6e3812 #38180a', '#ffe38a'),
  imperial: palette('#33051a #9c1528 #ff8048', '#8c1a30 #5c0d26 #2c0616', '#ffb45a'),
  berry: palette('#2c0a48 #a02a8c #ff9ac8', '#9a3a9a #641f74 #300c48', '#ffb0dc'),
  candy: palette('#5a2a9c #f078b8 #ffe0b0', '#d46ac0 #9a48b0 #562a88', '#fff0c0'),
  mint: palette('#12566e #5cc8c0 #f0ffd8', '#55b4b4 #2f8496 #154c66', '#f4ffd0'),
  neon: palette('#100638 #5c12a0 #ff3fb4', '#45128a #2a0a62 #120436', '#ff6ad0'),
  cyber: palette('#031a38 #0c4a9c #34e0e8', '#0f4c92 #0a2c66 #041638', '#54f0ff'),
  polar: palette('#0c2c5c #3f8cc0 #dcf8ff', '#7cb4dc #4480b8 #1e4680', '#e8fbff'),
  aurora: palette('#071a40 #12606c #7cf0b0', '#2a6a8c #17466c #0a2448', '#8affc4'),
  storm: palette('#0c1228 #3a4474 #98a8d8', '#3c4672 #242c52 #101630', '#c4d4ff'),
  royal: palette('#180838 #4c2098 #c890ff', '#48248c #2c1264 #140634', '#d8b0ff'),
  rose: palette('#3c0a30 #b8385c #ffc0a0', '#a84468 #6e2450 #340e30', '#ffccb0'),
  moon: palette('#0a1030 #2c3474 #a4a8e4', '#3c4488 #232a62 #0e1234', '#dfe4ff'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
