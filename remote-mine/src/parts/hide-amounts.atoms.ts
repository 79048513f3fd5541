/** The eye: amounts shown or veiled on every money screen of this device. */
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

/** @returns whether amounts are veiled, and the switch */
export function useHideAmounts(): [boolean, (isHidden: boolean) => void] {
  return useAtom(hideAmountsAtom)
}
