import { castReturn, fishingSheet } from './fishing.rules.ts'

describe('castReturn', () => {
  it('[SBX-196] returns the printed share for every kind of fish, exactly', () => {
    const sheet = fishingSheet('sea', 1)
    for (const { id, pays } of sheet.fish) {
      let back = 0
      const numbers = 100 * pays
      for (let word = 0; word < numbers; word += 1) back += castReturn(sheet, id, 100, () => word)
      expect(back / numbers).toBe(sheet.rtpPercent)
    }
    expect(sheet.rtpPercent).toBe(95)
  })

  it('[SBX-193] returns nothing for a kind that does not swim here', () => {
    expect(castReturn(fishingSheet('sea', 1), 'whale', 100, () => 0)).toBe(0)
  })
})
