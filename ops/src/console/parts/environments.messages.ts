/** Texts of the environment menu. */
import { defineMessages } from '../../texts/define-messages.ts'

export const environmentMessages = defineMessages({
  zh: { environments: '环境', environment: { production: '正式', staging: '预发' } },
  en: { environments: 'Environment', environment: { production: 'production', staging: 'staging' } },
})
