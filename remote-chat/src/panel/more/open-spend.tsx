/** Asks for the outcome of a gift or red packet whose answer was lost, automatically as soon as it can be known. */
import { spendState } from '@lantern/contract/chat-gifts'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { call, createTimer, emit, isBusinessError, memberMessage, showToast } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropSpend, type OpenSpend, outcomeDelayMs } from '../../spends/open-spends.ts'
import { moreMessages } from './more.messages.ts'
import styles from './open-spend.module.css'

const NOT_SENT = 2
const RETURNED = 3

export function OpenSpendNote({ spend }: { spend: OpenSpend }) {
  const t = useMessages(moreMessages)
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const isAsked = useRef(false)
  const [error, setError] = useState('')
  const what =
    spend.kind === 'gift'
      ? t.theGift({ name: spend.name[locale === 'en' ? 'en' : 'zh'], qty: spend.qty })
      : t.thePacket({ total: formatMoney(spend.total), count: spend.count })

  const ask = async (): Promise<void> => {
    if (isAsked.current) return
    isAsked.current = true
    setIsAsking(true)
    setError('')
    try {
      const { state, returned } = await call(spendState, { of: spend.requestNo })
      if (state === NOT_SENT) showToast({ text: t.notSent({ what }), kind: 'error' })
      else {
        emit('money:changed', { reason: spend.kind })
        showToast({
          text: state === RETURNED ? t.wasReturned({ what, amount: formatMoney(returned) }) : t.wasSent({ what }),
          kind: 'success',
        })
      }
      dropSpend(spend.requestNo)
    } catch (failed) {
      setError(isBusinessError(failed) ? memberMessage(failed) : t.checkFailed)
    } finally {
      isAsked.current = false
      setIsAsking(false)
    }
  }
  const askByItself = useEffectEvent(() => void ask())
  const { requestNo, isLost } = spend
  useEffect(() => {
    const timer = createTimer(askByItself)
    timer.start(isLost ? 0 : outcomeDelayMs(requestNo))
    return () => timer.stop()
  }, [requestNo, isLost])

  return (
    <div className={styles.note}>
      <p className={styles.text} role="alert">
        {t.unanswered({ what })} {error}
      </p>
      <Button size="sm" busy={isAsking} onClick={() => void ask()}>
        {t.checkResult}
      </Button>
    </div>
  )
}
