import type { DataOf } from '@lantern/contract'
import { siteDate } from '@lantern/contract/site-time'
import type { statementWallet } from '@lantern/contract/statements'
import { formatDateTime, formatMoney, formatTime, useLocale, useMessages } from '@lantern/i18n'
import { now, showToast, useSession } from '@lantern/platform'
import { Button, IconDocument } from '@lantern/ui'
import { useState } from 'react'
import { saveFile } from '../../parts/files/save-file.ts'
import type { Result } from '../parts/statement.api.ts'
import { statementMessages } from '../parts/statement.messages.ts'
import { useGroupNames, useGroupWords } from './use-group-words.ts'

export type PdfButtonProps = {
  result: Result
  /** The wallet that the page shows; undefined while it could not be read. */
  past: DataOf<typeof statementWallet> | undefined
  disabled: boolean
}

/** Downloads the statement as a PDF, made on the device. */
export function PdfButton({ result, past, disabled }: PdfButtonProps) {
  const t = useMessages(statementMessages)
  const lang = useLocale()
  const session = useSession()
  const word = useGroupWords(result.by)
  const title = useGroupNames()[result.by]
  const [isBusy, setBusy] = useState(false)
  const make = async (wallet: NonNullable<PdfButtonProps['past']>) => {
    const { statementPdf } = await import('../pdf/statement-pdf.ts')
    const { span, totals } = result
    const [from, to] = [siteDate(span.from), siteDate(span.to)]
    const cells = ({ bets, stake, return: back, net }: Result['totals']) => [
      String(bets),
      formatMoney(stake),
      formatMoney(back),
      formatMoney(net, { sign: true }),
    ]
    const bytes = statementPdf({
      title: t.title,
      lang,
      about: [
        session.kind === 'member' ? t.pdfMember({ name: session.userName, id: session.memberId }) : '',
        t.pdfRange({ from, to }),
        t.pdfMade({ time: `${siteDate(now())} ${formatTime(now(), true)}` }),
      ],
      wallet: {
        title: t.pdfPast({ time: `${siteDate(wallet.at)} ${formatTime(wallet.at, true)}` }),
        facts: [
          [t.total, formatMoney(wallet.total)],
          [t.center, formatMoney(wallet.center)],
          [t.locked, formatMoney(wallet.locked)],
          [t.venues, formatMoney(wallet.venues)],
          [t.openStakes, formatMoney(wallet.openStakes)],
          [t.last, wallet.last === null ? t.none : `${wallet.last.bizNo} ${formatDateTime(wallet.last.at)}`],
        ],
      },
      table: {
        title: t.results,
        head: [title, t.bets, t.stake, t.return, t.net],
        rows: result.list.map((row) => [word(row.key), ...cells(row)]),
        sum: [t.sum, ...cells(totals)],
      },
      page: (n, all) => `${n}/${all}`,
    })
    saveFile(`${t.title}-${from}-${to}.pdf`, bytes, 'application/pdf')
  }
  return (
    <Button
      kind="quiet"
      size="sm"
      icon={<IconDocument />}
      busy={isBusy}
      disabled={disabled || past === undefined}
      onClick={() => {
        if (past === undefined) return
        setBusy(true)
        void make(past)
          .catch(() => showToast({ text: t.pdfFailed, kind: 'error' }))
          .finally(() => setBusy(false))
      }}
    >
      {t.pdf}
    </Button>
  )
}
