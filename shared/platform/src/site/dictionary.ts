/** The config dictionary of the site (spec 7, vvPretty) as it came with the page: known to every part of it without another call. */
import { vvPrettySchema } from '@lantern/contract/site'
import { atom, useAtomValue } from 'jotai'
import { safeParse } from 'valibot'
import { pageStore } from '../store/store.ts'

const dictionaryAtom = atom<Readonly<Record<string, readonly string[]>>>({})

/** Takes what the edge inlined. Called once at boot; what is no dictionary changes nothing. */
export function takeDictionary(inlined: unknown): void {
  const words = safeParse(vvPrettySchema, inlined)
  if (words.success) pageStore.set(dictionaryAtom, words.output)
}

/** An entry of the dictionary, e.g. "51" = chat hosts; empty when the page came without it. */
export function readDictionary(entry: string): readonly string[] {
  return pageStore.get(dictionaryAtom)[entry] ?? []
}

/** The same inside React. */
export function useDictionary(entry: string): readonly string[] {
  return useAtomValue(dictionaryAtom, { store: pageStore })[entry] ?? []
}
