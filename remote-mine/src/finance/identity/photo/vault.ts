/** Values of this browser that text storage cannot hold: keys that cannot be exported, and what they encrypt. */
export type Vault = {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
}

const STORE = 'values'

/** On IndexedDB. Where there is none (private windows of some browsers) nothing is kept. */
export const browserVault: Vault = {
  get: (name) => run('readonly', (store) => store.get(name)),
  put: async (name, value) => void (await run('readwrite', (store) => store.put(value, name))),
  remove: async (name) => void (await run('readwrite', (store) => store.delete(name))),
}

async function run(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open().catch(() => null)
  if (database === null) return undefined
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('lantern-identity', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request) as Promise<IDBDatabase>
}

function done(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser refused its storage'))
  })
}
