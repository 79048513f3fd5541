import { object, string } from 'valibot'
import { dropDraft, openDraft, sealDraft } from './sealed-draft.ts'
import type { Vault } from './vault.ts'

const schema = object({ docNo: string() })
const DAY_MS = 86_400_000
function aVault() {
  const values = new Map<string, unknown>()
  const vault: Vault = {
    get: async (name) => values.get(name),
    put: async (name, value) => void values.set(name, value),
    remove: async (name) => void values.delete(name),
  }
  return { values, vault }
}

describe('a sealed draft', () => {
  it('[MINE-KYC-4] is read by its member only, within a day, and not by its text', async () => {
    const { values, vault } = aVault()
    await sealDraft(vault, 'm1', { docNo: 'E12345678' }, 0)
    const stored = values.get('identity-draft') as { data: ArrayBuffer }
    expect(new TextDecoder('latin1').decode(stored.data)).not.toContain('E12345678')
    expect((values.get('identity-key') as CryptoKey).extractable).toBe(false)
    expect(await openDraft(vault, 'm1', { schema, now: DAY_MS - 1 })).toEqual({ docNo: 'E12345678' })
    expect(await openDraft(vault, 'm2', { schema, now: 1 })).toBeNull()
    expect(await openDraft(vault, 'm1', { schema, now: DAY_MS })).toBeNull()
    expect(values.has('identity-draft')).toBe(false)
  })

  it('[MINE-KYC-4] is gone when it was dropped, and unreadable without its key', async () => {
    const { values, vault } = aVault()
    await sealDraft(vault, 'm1', { docNo: 'E1' }, 0)
    values.delete('identity-key')
    expect(await openDraft(vault, 'm1', { schema, now: 1 })).toBeNull()
    await dropDraft(vault)
    expect(values.has('identity-draft')).toBe(false)
  })
})
