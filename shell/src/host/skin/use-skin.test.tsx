import type { BootData } from '@lantern/contract/federation'
import { act, renderHook } from '@testing-library/react'
import { setLook } from './look.ts'
import { choosePlainLook } from './plain-look.ts'
import { useSkin } from './use-skin.ts'

const boot = { look: { skin: 'moon', key: 'one', until: null, pictures: {} } } as unknown as BootData
const worn = () => document.documentElement.dataset.skin

describe('useSkin', () => {
  it('[SHELL-BOOT-8] wears what the edge painted, unless the member wants the plain look on this device', () => {
    document.documentElement.dataset.skin = 'moon'
    const { unmount } = renderHook(() => useSkin(boot))
    expect(worn()).toBe('moon')
    act(() => choosePlainLook(true))
    expect(worn()).toBeUndefined()
    // Another look does not undo the choice.
    act(() => setLook({ skin: 'pine', key: 'two', until: null, pictures: {} }))
    expect(worn()).toBeUndefined()
    act(() => choosePlainLook(false))
    expect(worn()).toBe('pine')
    act(() => setLook(null))
    expect(worn()).toBeUndefined()
    unmount()
  })
})
