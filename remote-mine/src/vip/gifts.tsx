import { entryOf } from '@lantern/contract/open-enum'
import type { VipGift } from '@lantern/contract/vip'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { refusalOf, SubmitNote, useSubmit } from '@lantern/page'
import { showToast, useRequestNo } from '@lantern/platform'
import { Amount, Card, ListRow, MoneyButton, Section } from '@lantern/ui'
import { claimGift, findClaimed } from '../parts/vip/vip.api.ts'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'

/** Gifts of the member: claimable ones with a button, claimed ones with their time. */
export function Gifts({ gifts, blockedBy }: { gifts: readonly VipGift[]; blockedBy: string | null }) {
  const t = useMessages(vipMessages)
  return (
    <Section title={t.gifts} lead={t.giftsLead}>
      {gifts.length === 0 ? (
        <p className={styles.needs}>{t.noGifts}</p>
      ) : (
        <Card padding="none">
          {gifts.map((gift) => (
            <Gift key={gift.id} gift={gift} blockedBy={blockedBy} />
          ))}
        </Card>
      )}
    </Section>
  )
}

function Gift({ gift, blockedBy }: { gift: VipGift; blockedBy: string | null }) {
  const t = useMessages(vipMessages)
  const submit = useSubmit<VipGift>({
    reason: 'vip',
    onDone: ({ amount }) => showToast({ text: t.claimed({ amount: formatMoney(amount) }), kind: 'success' }),
    onRefused: (error) => {
      const refusal = refusalOf(error)
      if (refusal) showToast({ text: refusal.sentence, kind: 'error' })
    },
  })
  const requestNo = useRequestNo({ id: gift.id, round: submit.round })
  const kinds = { promotion: t.promotion, birthday: t.birthday, monthly: t.monthly }
  const name = t.giftOf({ kind: entryOf(kinds, gift.kind) ?? t.gifts, n: String(gift.level) })
  const isClaimed = gift.claimedAt !== null
  return (
    <>
      <ListRow
        title={name}
        detail={
          gift.claimedAt === null
            ? t.grantedAt({ t: formatDateTime(gift.at) })
            : t.claimedAt({ t: formatDateTime(gift.claimedAt) })
        }
        value={<Amount value={gift.amount} currency="¥" />}
      />
      {!isClaimed && (
        <div className={styles.claim}>
          <MoneyButton
            kind="primary"
            block
            busy={submit.isBusy}
            blockedBy={blockedBy}
            aria-label={`${t.claim} ${name}`}
            onClick={() =>
              submit.submit({ send: () => claimGift(gift.id, requestNo), find: () => findClaimed(gift.id) })
            }
          >
            {t.claim}
          </MoneyButton>
          <SubmitNote submit={submit} />
        </div>
      )}
    </>
  )
}
