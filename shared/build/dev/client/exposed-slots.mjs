/** `./slots` in a dev server: the remote's own slots, each with a boundary that recovers when its code changes. */
import { guardSlots } from 'lantern-dev/guard'
import { slots as own } from 'lantern-exposed/slots'

export const slots = guardSlots(own)
