/** The site's config dictionary (spec 7, vvPretty) as inlined in the page: available everywhere without another call. */
import { vvPrettySchema } from '@lantern/contract/site'
import { atom, useAtomValue } from 'jotai'
import { safeParse } from 'valibot'
import { pageStore } from '../store/store.ts'

const dictionaryAtom = atom<Readonly<Record<string, readonly string[]>>>({})

/** Stores what the edge inlined. Called once at boot; invalid input is ignored. */
export function takeDictionary(inlined: unknown): void {
  const words = safeParse(vvPrettySchema, inlined)
  if (words.success) pageStore.set(dictionaryAtom, words.output)
}

/** An entry of the dictionary, e.g. "51" = chat hosts; empty when the page came without one. */
export function readDictionary(entry: string): readonly string[] {
  return pageStore.get(dictionaryAtom)[entry] ?? []
}

/** The same as a hook. */
export function useDictionary(entry: string): readonly string[] {
  return useAtomValue(dictionaryAtom, { store: pageStore })[entry] ?? []
}
