import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import { entryOf } from '@lantern/contract/open-enum'
import type { tutorialList } from '@lantern/contract/tutorials'
import { useMessages } from '@lantern/i18n'
import { Badge, IconDeposit, IconDocument, IconSparkles, IconTransfer, IconWithdraw, ListRow } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { accountIcon } from '../account-icons.tsx'
import { kindOf, platformOf } from './kind.rules.ts'
import { tutorialsMessages } from './tutorials.messages.ts'

const MONEY_ICONS = {
  deposit: <IconDeposit />,
  withdrawal: <IconWithdraw />,
  transfer: <IconTransfer />,
  speed: <IconSparkles />,
}

export type TutorialRowProps = { tutorial: DataOf<typeof tutorialList>['list'][number] }

/** A tutorial of a list, which leads to its steps. */
export function TutorialRow({ tutorial: { key, title, summary, steps, seen } }: TutorialRowProps) {
  const t = useMessages(tutorialsMessages)
  return (
    <ListRow
      icon={iconOf(key)}
      iconTile
      title={
        <>
          {title} {seen && <Badge>{t.seen}</Badge>}
        </>
      }
      detail={`${t.steps({ n: String(steps) })} · ${summary}`}
      render={<Link to={`${ROUTE.platformTutorials}?platform=${encodeURIComponent(key)}`} />}
    />
  )
}

function iconOf(key: string): ReactNode {
  const platform = platformOf(key)
  return platform ? accountIcon(kindOf(platform)) : (entryOf<string, ReactNode>(MONEY_ICONS, key) ?? <IconDocument />)
}
