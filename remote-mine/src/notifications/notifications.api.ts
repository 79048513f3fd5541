import { type PushTopic, pushState, pushSubscribe, pushUnsubscribe } from '@lantern/contract/push'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { object, parse, string } from 'valibot'
import { ownSubscription, subscribeBrowser } from './push-browser.ts'

export const PUSH_KEY = 'mine-push'

export function pushQuery() {
  return queryOptions({
    queryKey: [PUSH_KEY],
    queryFn: async ({ signal }) => {
      const endpoint = (await ownSubscription())?.endpoint
      return call(pushState, endpoint === undefined ? {} : { endpoint }, { signal })
    },
  })
}

const subscriptionSchema = object({ endpoint: string(), keys: object({ p256dh: string(), auth: string() }) })

/** Subscribes this browser to these topics, or ends its subscription without any. @returns false if the member declined */
export async function saveTopics(key: string, topics: PushTopic[]): Promise<boolean> {
  if (topics.length === 0) {
    const own = await ownSubscription()
    if (own === null) return true
    await call(pushUnsubscribe, { endpoint: own.endpoint })
    await own.unsubscribe()
    return true
  }
  const own = await subscribeBrowser(key)
  if (own === null) return false
  await call(pushSubscribe, { subscription: parse(subscriptionSchema, own.toJSON()), topics })
  return true
}
