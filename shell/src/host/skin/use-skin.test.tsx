import type { BootData } from '@lantern/contract/federation'
import { act, renderHook } from '@testing-library/react'
import { choose } from '../boot/preferences.ts'
import { setActiveSkin } from './active-skin.ts'
import { useSkin } from './use-skin.ts'

const boot = { look: { skin: 'moon', key: 'one', until: null, pictures: {} } } as unknown as BootData
const active = () => document.documentElement.dataset.skin

describe('useSkin', () => {
  it('[SHELL-BOOT-8] keeps the skin painted by the edge unless the member turned skins off', () => {
    document.documentElement.dataset.skin = 'moon'
    const { unmount } = renderHook(() => useSkin(boot))
    expect(active()).toBe('moon')
    act(() => choose({ skin: 'plain' }))
    expect(active()).toBeUndefined()
    // Another skin does not reset the choice.
    act(() => setActiveSkin({ skin: 'pine', key: 'two', until: null, pictures: {} }))
    expect(active()).toBeUndefined()
    act(() => choose({ skin: 'festival' }))
    expect(active()).toBe('pine')
    act(() => setActiveSkin(null))
    expect(active()).toBeUndefined()
    unmount()
  })
})
