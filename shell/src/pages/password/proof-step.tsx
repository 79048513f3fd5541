import { ROUTE } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import type { ProofKind } from '@lantern/contract/recovery'
import { formatDuration, useMessages } from '@lantern/i18n'
import { CodeField } from '@lantern/page'
import { isBusinessError } from '@lantern/platform'
import { Button, RadioGroup } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import styles from '../../parts/auth/form.module.css'
import { FormAlert } from '../../parts/auth/form-alert.tsx'
import { StepTitle } from '../../parts/step-title.tsx'
import { FundProofFields } from './fund-proof-fields.tsx'
import { sendRecoveryCode, verifyRecovery } from './password.api.ts'
import { passwordMessages } from './password.messages.ts'
import type { ProofOption, RecoveryEvent } from './recovery.machine.ts'
import { TICKET_OVER, useStep } from './use-step.ts'

type Props = {
  userName: string
  ticket: string
  options: readonly ProofOption[]
  tell: (event: RecoveryEvent) => void
}

const SIX_DIGITS = /^\d{6}$/
const TAIL = /^[0-9A-Za-z]{4}$/

/** Asks for proof that the account belongs to the visitor. */
export function ProofStep({ userName, ticket, options, tell }: Props) {
  const t = useMessages(passwordMessages)
  const [kind, setKind] = useState<ProofKind | null>(options[0]?.kind ?? null)
  const [code, setCode] = useState('')
  const [cardTail, setCardTail] = useState('')
  const step = useStep((refusal) => (refusal === CODE.WRONG_CODE || refusal === CODE.CODE_EXPIRED ? 'code' : null))
  const { lockedMs } = step
  const isFund = kind === 'fund'

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (kind === null || lockedMs > 0) return
    const mistakes = {
      ...(!SIX_DIGITS.test(code) && { code: isFund ? t.needFund : t.needCode }),
      ...(isFund && !TAIL.test(cardTail) && { cardTail: t.needTail }),
    }
    if (Object.keys(mistakes).length > 0) step.show(mistakes)
    else
      void step.run(() =>
        orExpired(async () => {
          await verifyRecovery(kind === 'fund' ? { kind, ticket, code, cardTail } : { kind, ticket, code })
          tell({ kind: 'proved' })
        }),
      )
  }
  const orExpired = async (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => {
      if (!isBusinessError(error, TICKET_OVER)) throw error
      tell({ kind: 'expired' })
    })
  const send = async (way: 'phone' | 'email'): Promise<{ waitSec: number } | null> => {
    let sent: { waitSec: number } | null = null
    await orExpired(async () => {
      sent = await sendRecoveryCode(ticket, way)
    })
    return sent
  }

  const words = {
    phone: (masked: string) => t.byPhone({ masked }),
    email: (masked: string) => t.byEmail({ masked }),
    fund: () => t.byFund,
  }
  const alert = lockedMs > 0 ? t.locked({ t: formatDuration(lockedMs) }) : step.message
  return (
    <form ref={step.form} className={styles.form} onSubmit={submit} noValidate>
      <StepTitle text={t.proofTitle} />
      <p className={styles.weak}>{t.proofFor({ userName })}</p>
      {alert !== '' && <FormAlert text={alert} />}
      <RadioGroup
        label={t.proofTitle}
        hideLabel
        value={kind}
        options={options.map((option) => ({ value: option.kind, label: words[option.kind](option.masked) }))}
        onValueChange={(next) => {
          setKind(next)
          setCode('')
          step.show({})
        }}
      />
      {isFund && (
        <FundProofFields
          code={code}
          onCodeChange={setCode}
          cardTail={cardTail}
          onCardTailChange={setCardTail}
          errors={step.errors}
        />
      )}
      {kind !== null && kind !== 'fund' && (
        <CodeField
          key={kind}
          label={kind === 'phone' ? t.phoneCode : t.emailCode}
          value={code}
          onValueChange={setCode}
          error={step.errors.code}
          send={() => send(kind)}
        />
      )}
      <Button kind="primary" size="lg" block type="submit" busy={step.busy} disabled={lockedMs > 0}>
        {step.busy ? t.working : t.next}
      </Button>
      <Button block onClick={() => tell({ kind: 'went-back' })}>
        {t.otherAccount}
      </Button>
      <p className={styles.weak}>
        {t.noneOfThese}{' '}
        <Link className={styles.inline} to={ROUTE.customer}>
          {t.askSupport}
        </Link>
      </p>
    </form>
  )
}
