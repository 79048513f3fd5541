/** The "hide amounts" setting of this device, used by every money page. */
import { readStored, writeStored } from '@lantern/platform'
import { atom, useAtom } from 'jotai'
import { boolean } from 'valibot'

const chosenAtom = atom<boolean | null>(null)
const hideAmountsAtom = atom(
  (get) => get(chosenAtom) ?? readStored('hideAmounts', boolean()) ?? false,
  (_get, set, isHidden: boolean) => {
    writeStored('hideAmounts', isHidden)
    set(chosenAtom, isHidden)
  },
)

/** @returns whether amounts are hidden, and the setter */
export function useHideAmounts(): [boolean, (isHidden: boolean) => void] {
  return useAtom(hideAmountsAtom)
}
