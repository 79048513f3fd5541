/** Quiet hours, the interval of the reality check, and blocks. */
import type { BlockKind } from '@lantern/contract/safer-settings'
import type { Executor, Trx } from '../../database/database.ts'
import type { Quiet } from './quiet.rules.ts'
import type { Waited } from './waited-change.rules.ts'

export type SaferSettings = { readonly realityMinutes: number; readonly quiet: Waited<Quiet> }

const DEFAULTS: SaferSettings = { realityMinutes: 60, quiet: { value: null, pending: null } }

export async function settingsOf(db: Executor, memberId: string): Promise<SaferSettings> {
  const row = await db.selectFrom('safer_settings').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  if (!row) return DEFAULTS
  return {
    realityMinutes: row.reality_minutes,
    quiet: {
      value: quietOf(row.quiet_from, row.quiet_to),
      pending: row.next_at === null ? null : { value: quietOf(row.next_from, row.next_to), at: row.next_at },
    },
  }
}

/** The caller holds the member's row. */
export async function storeSettings(
  trx: Trx,
  memberId: string,
  { realityMinutes, quiet }: SaferSettings,
): Promise<void> {
  const row = {
    reality_minutes: realityMinutes,
    quiet_from: quiet.value?.from ?? null,
    quiet_to: quiet.value?.to ?? null,
    next_from: quiet.pending?.value?.from ?? null,
    next_to: quiet.pending?.value?.to ?? null,
    next_at: quiet.pending?.at ?? null,
  }
  await trx
    .insertInto('safer_settings')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute()
}

export type BlockKey = { readonly kind: BlockKind; readonly name: string }

export async function blocksOf(db: Executor, memberId: string) {
  return db
    .selectFrom('safer_blocks')
    .select(['kind', 'name', 'lift_at as liftAt'])
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('name')
    .execute()
}

/** The caller holds the member's row. */
export async function storeBlock(trx: Trx, memberId: string, key: BlockKey, liftAt: number | null): Promise<void> {
  await trx
    .insertInto('safer_blocks')
    .values({ member_id: memberId, ...key, lift_at: liftAt })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'name']).doUpdateSet({ lift_at: liftAt }))
    .execute()
}

export async function removeBlock(trx: Trx, memberId: string, { kind, name }: BlockKey): Promise<void> {
  await trx
    .deleteFrom('safer_blocks')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .execute()
}

function quietOf(from: number | null, to: number | null): Quiet | null {
  return from === null || to === null ? null : { from, to }
}
