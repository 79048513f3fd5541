import type { BootData } from '@lantern/contract/federation'
import { useEffect, useLayoutEffect } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import { setLook, useLook } from './look.ts'
import { usePlainLook } from './plain-look.ts'

/** Dresses the page in the look of the edge, unless the member wants the plain one, and follows its changes once the page is idle (screens.md G13). */
export function useSkin(boot: BootData): void {
  useLayoutEffect(() => setLook(boot.look), [boot])
  const look = useLook()
  const isPlain = usePlainLook()
  const isIdle = useInteractive()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (look === null || isPlain) delete dataset.skin
    else dataset.skin = look.skin
  }, [look, isPlain])
  useEffect(() => {
    if (!isIdle) return
    let stop: (() => void) | null = null
    let isGone = false
    import('./look-watch.ts').then(
      ({ watchLook }) => {
        if (!isGone) stop = watchLook()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isIdle])
}
