import { useEffect } from 'react'
import { usePlainLook } from './plain-look.ts'
import { skinSheet } from './skin.rules.ts'
import { useFestival } from './use-festival.ts'

/** Dresses the page in the festival skin of pre-info between its start and its end (spec 3; screens.md G13). */
export function useFestivalSkin(): void {
  const festival = useFestival()
  const isPlain = usePlainLook()
  const skin = isPlain ? null : festival
  useEffect(() => {
    const root = document.documentElement
    // The edge painted what pre-info named; the member decides.
    if (skin === null) {
      delete root.dataset.skin
      return
    }
    root.dataset.skin = skin.code
    // Constructed, not inlined: the policy of the page allows no style text.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(skinSheet(skin))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [skin])
}
