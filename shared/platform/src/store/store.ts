/** The page's only jotai store. PlatformProvider gives it to React; the few users outside React go through the functions here. */
import { createStore } from 'jotai'

export const pageStore: ReturnType<typeof createStore> = createStore()
