/** Signs a day, once: a repeated or resent tap has the same request number. */
import { emit, newRequestNo } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CALENDAR_KEY, signDay } from './calendar.api.ts'

export function useSign(kind: 'today' | 'later', date: string) {
  const queries = useQueryClient()
  const requestNo = useRef('')
  const sign = useMutation({
    mutationFn: () => {
      // Kept until it is answered, so that a try after a lost answer is the same request.
      if (requestNo.current === '') requestNo.current = newRequestNo()
      return signDay(kind, date, requestNo.current)
    },
    onSuccess: () => emit('money:changed', { reason: 'sign-in' }),
    // After a refusal too: the day may have changed, or was signed elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: CALENDAR_KEY }),
  })
  return {
    ...sign,
    sign: (): void => {
      if (!sign.isPending && !sign.isSuccess) sign.mutate()
    },
  }
}
