/** Signs in for a day once: a repeated tap or retry has the same request number. */
import { emit, newRequestNo } from '@lantern/platform'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CALENDAR_KEY, signDay } from './calendar.api.ts'

export function useSign(kind: 'today' | 'later', date: string) {
  const queries = useQueryClient()
  const requestNo = useRef('')
  const sign = useMutation({
    mutationFn: () => {
      // Kept until it is answered, so that a retry after a lost answer is the same request.
      if (requestNo.current === '') requestNo.current = newRequestNo()
      return signDay(kind, date, requestNo.current)
    },
    onSuccess: () => emit('money:changed', { reason: 'sign-in' }),
    // Also after a refusal: the day may have changed, or been signed on another device.
    onSettled: () => queries.invalidateQueries({ queryKey: CALENDAR_KEY }),
  })
  return {
    ...sign,
    sign: (): void => {
      if (!sign.isPending && !sign.isSuccess) sign.mutate()
    },
  }
}
