import type { BootData } from '@lantern/contract/federation'
import { useEffect, useLayoutEffect } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import { setActiveSkin, useActiveSkin } from './active-skin.ts'
import { usePlainSkin } from './plain-skin.ts'

/** Applies the skin chosen by the edge unless the member turned skins off, and follows its changes once the page is idle (screens.md G13). */
export function useSkin(boot: BootData): void {
  useLayoutEffect(() => setActiveSkin(boot.look), [boot])
  const activeSkin = useActiveSkin()
  const isPlain = usePlainSkin()
  const isIdle = useInteractive()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (activeSkin === null || isPlain) delete dataset.skin
    else dataset.skin = activeSkin.skin
  }, [activeSkin, isPlain])
  useEffect(() => {
    if (!isIdle) return
    let stop: (() => void) | null = null
    let isGone = false
    import('./active-skin-watch.ts').then(
      ({ watchActiveSkin }) => {
        if (!isGone) stop = watchActiveSkin()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isIdle])
}
