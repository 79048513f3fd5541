/** A promotional pop-up: description, terms, a link to the offer, and a button to hide it for today. */

import type { DataOf } from '@lantern/contract'
import type { popInfo } from '@lantern/contract/activity'
import { useLocale, useMessages } from '@lantern/i18n'
import { silencePromotion } from '@lantern/platform'
import { Cover, Dialog } from '@lantern/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { jumpRoute } from '../parts/jump.rules.ts'
import styles from './campaign-dialog.module.css'
import { popupsMessages } from './popups.messages.ts'

type CampaignDialogProps = { campaign: DataOf<typeof popInfo>['list'][number]; onDone: () => void }

export function CampaignDialog({ campaign, onDone }: CampaignDialogProps) {
  const t = useMessages(popupsMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const [open, setOpen] = useState(true)
  const navigate = useNavigate()
  const route = jumpRoute(campaign.jumpType, campaign.jump)
  const silence = {
    text: t.notToday,
    kind: 'secondary' as const,
    onClick: () => {
      silencePromotion(campaign.id)
      setOpen(false)
    },
  }
  const see = {
    text: t.see,
    kind: 'primary' as const,
    onClick: () => {
      setOpen(false)
      if (route !== null) navigate(route)
    },
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onDone}
      closeLabel={t.close}
      title={campaign.title[named]}
      message={campaign.terms[named]}
      ornament={
        <Cover
          className={styles.art}
          src={campaign.image}
          seed={campaign.id}
          motif="sport"
          shape="wide"
          label={campaign.alt[named]}
        />
      }
      buttons={route === null ? [silence] : [silence, see]}
    />
  )
}
