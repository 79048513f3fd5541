import { newNo } from '../src/ledger/numbers.ts'
import { isSeedId, seedId } from '../src/members/seed-id.rules.ts'
import { SEED_MEMBERS } from '../src/seed/seed-members.ts'

describe('ids of seed members', () => {
  it('[SBX-SEED-3] are equal at each start and different from each other and from those of members who register', () => {
    const ids = SEED_MEMBERS.map(({ userName }) => seedId(userName))
    expect(new Set(ids).size).toBe(SEED_MEMBERS.length)
    expect(seedId('demo01')).toBe('U44559766')
    expect(ids.every(isSeedId)).toBe(true)
    expect(isSeedId(newNo('U', Date.parse('2026-03-01T12:00:00Z')))).toBe(false)
  })
})
