/** Queries and commands of the identity pages. */
import type { InputOf } from '@lantern/contract'
import { kycState } from '@lantern/contract/kyc'
import { kycSubmit } from '@lantern/contract/user'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'

/** While a submission is in review. */
export const REVIEW_POLL_MS = 5_000

export const identityQuery = () =>
  queryOptions({
    queryKey: [MONEY_KEY, 'identity'],
    queryFn: ({ signal }) => call(kycState, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.steps.some((step) => step.state === 'review') ? REVIEW_POLL_MS : false,
  })

export const submitIdentity = (input: InputOf<typeof kycSubmit>) => call(kycSubmit, input)
