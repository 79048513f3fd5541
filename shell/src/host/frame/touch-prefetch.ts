/** Starts loading a remote's code on pointer down on a link into it (speed.md, MF 4). */
import { useEffect } from 'react'
import { useRemotes } from '../remotes/remotes-context.ts'

export function useTouchPrefetch(): void {
  const remotes = useRemotes()
  useEffect(() => {
    const touch = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      if (href.startsWith('/')) void remotes.warm(href.split(/[?#]/)[0] ?? href)
    }
    const options = { passive: true, capture: true }
    for (const name of TOUCHES) document.addEventListener(name, touch, options)
    return () => {
      for (const name of TOUCHES) document.removeEventListener(name, touch, options)
    }
  }, [remotes])
}

const TOUCHES = ['touchstart', 'pointerover', 'focusin'] as const
