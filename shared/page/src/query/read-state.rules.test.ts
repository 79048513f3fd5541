import { type ReadQuery, readStateOf } from './read-state.rules.ts'

const read = (part: Partial<ReadQuery<unknown>>): ReadQuery<unknown> => ({
  data: undefined,
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: () => {},
  ...part,
})
const pending = read({ isPending: true })
const fresh = read({ data: 1, dataUpdatedAt: 100_000 })
const failed = read({ error: new Error('no') })

describe('readStateOf', () => {
  it('[PAGE-1] is ready only when every read has data', () => {
    expect(readStateOf([fresh, pending], true, 100_000).kind).toBe('loading')
    expect(readStateOf([fresh, fresh], true, 100_000)).toEqual({ kind: 'ready', staleSince: null })
  })

  it('[PAGE-1] fails when one read failed without data', () => {
    expect(readStateOf([fresh, failed], true, 100_000)).toEqual({ kind: 'failed', error: failed.error })
  })

  it('[PAGE-1] counts null as data, meaning that the server has none', () => {
    expect(readStateOf([read({ data: null, dataUpdatedAt: 5 })], true, 5).kind).toBe('ready')
  })

  it('[PAGE-2] keeps the content when a refresh fails, with the time of the oldest data', () => {
    const old = read({ data: 1, dataUpdatedAt: 40_000, error: new Error('no') })
    expect(readStateOf([fresh, old], true, 100_000)).toEqual({ kind: 'ready', staleSince: 40_000 })
  })

  it('[PAGE-2] marks data older than a minute while the device is offline', () => {
    expect(readStateOf([fresh], false, 160_000)).toEqual({ kind: 'ready', staleSince: null })
    expect(readStateOf([fresh], false, 160_001)).toEqual({ kind: 'ready', staleSince: 100_000 })
  })
})
