import { type HistoryLine, isWithdrawn, keptBeside, rollbackTarget } from './discovery.rules.ts'

const publish = (version: string, fromVersion: string | null): HistoryLine => ({
  kind: 'publish',
  version,
  fromVersion,
})
const rollback = (version: string, fromVersion: string): HistoryLine => ({ kind: 'rollback', version, fromVersion })
// Newest first, as the repository gives it.
const three = [publish('3', '2'), publish('2', '1'), publish('1', null)]

describe('keptBeside', () => {
  it('keeps the two versions that were live before', () => {
    expect(keptBeside('4', three)).toEqual(['3', '2'])
    expect(keptBeside('1', [])).toEqual([])
  })

  it('[OPS-3] never falls back to a version that was rolled back', () => {
    expect(keptBeside('2', [rollback('2', '3'), ...three])).toEqual(['1'])
  })
})

describe('isWithdrawn', () => {
  it('[OPS-3] ends when the version is put back live', () => {
    const history = [rollback('2', '3'), ...three]
    expect(isWithdrawn(history, '3')).toBe(true)
    expect(isWithdrawn(history, '2')).toBe(false)
    expect(isWithdrawn([rollback('3', '2'), ...history], '3')).toBe(false)
  })
})

describe('rollbackTarget', () => {
  it('is the version before, and the one before that when pressed twice', () => {
    expect(rollbackTarget('3', three)).toBe('2')
    expect(rollbackTarget('2', [rollback('2', '3'), ...three])).toBe('1')
    expect(rollbackTarget('1', [publish('1', null)])).toBeNull()
  })
})
