/** Looks up a recall of all venue money after a lost answer (screens.md 6 wallet, 0.5). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { requestNoSchema } from '../wire/fields.ts'
import { rowsOf } from '../wire/open-enum.ts'
import { recallItemSchema } from './wallet.ts'

/** Looks up a recall by its request number after a lost answer; `recall` null: the request never arrived and may be sent again under the same number. */
export const recallDetail = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/wallet/recallDetail',
  kind: 'read',
  access: 'member',
  request: v.object({ requestNo: requestNoSchema }),
  response: v.looseObject({ recall: v.nullable(v.looseObject({ items: rowsOf(recallItemSchema) })) }),
})
