import { watchStored } from './watch-stored.ts'

const stored = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('watchStored', () => {
  it('[PLAT-SES-13] reports changes of the watched keys, all of them when storage was cleared, and stops on undo', () => {
    const changed = jest.fn()
    const undo = watchStored(['token', 'scheme'], changed)
    stored('token')
    stored('favouriteGames')
    expect(changed.mock.calls).toEqual([['token']])
    stored(null)
    expect(changed.mock.calls).toEqual([['token'], ['token'], ['scheme']])
    undo()
    stored('token')
    expect(changed).toHaveBeenCalledTimes(3)
  })
})
