/** The page's one jotai store. Handed to React by PlatformProvider; read by the few places outside React through functions here. */
import { createStore } from 'jotai'

export const pageStore: ReturnType<typeof createStore> = createStore()
