import { STORAGE_KEY } from '@lantern/contract/storage-keys'
import { act, renderHook } from '@testing-library/react'
import { moveFloats, useFloatPlace } from './float-place.ts'

beforeEach(() => localStorage.clear())

describe('useFloatPlace', () => {
  it('[PLAT-FLOAT-1] is the same for every part of the page, and remembered', () => {
    const [one, other] = [renderHook(useFloatPlace), renderHook(useFloatPlace)]
    expect(one.result.current).toEqual({ side: 'end', level: 0 })
    act(() => moveFloats({ side: 'start', level: 2 }))
    expect([one.result.current, other.result.current]).toEqual([
      { side: 'start', level: 2 },
      { side: 'start', level: 2 },
    ])
    expect(renderHook(useFloatPlace).result.current).toEqual({ side: 'start', level: 2 })
  })

  it('[PLAT-FLOAT-1] follows another tab, and begins anew where it cannot be read', () => {
    const { result } = renderHook(useFloatPlace)
    localStorage.setItem(STORAGE_KEY.floatPlace, '{"side":"start","level":1}')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.floatPlace })))
    expect(result.current).toEqual({ side: 'start', level: 1 })
    localStorage.setItem(STORAGE_KEY.floatPlace, '{"side":"up"}')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.floatPlace })))
    expect(result.current).toEqual({ side: 'end', level: 0 })
  })
})
