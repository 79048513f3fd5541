/** What a member reads of goods, addresses and orders. */
import type { Goods, MallAddress } from '@lantern/contract/mall'
import type { MallOrder } from '@lantern/contract/mall-orders'
import type { AddressRow, GoodsRow, MallOrderRow } from '../database/tables/site/mall.schema.ts'
import { maskName, maskPhone } from '../members/mask.rules.ts'
import { OFFERED_GOODS } from './goods-list.ts'

export function goodsView(row: GoodsRow, now: number): Goods {
  const isComing = row.open_at !== null && row.open_at > now
  return {
    id: row.id,
    category: row.category,
    art: OFFERED_GOODS.find(({ id }) => id === row.id)?.art,
    name: { zh: row.name_zh, en: row.name_en },
    price: row.price,
    stock: row.stock,
    limit: row.per_member,
    vipMin: row.vip_min,
    state: isComing ? 'coming' : 'open',
    openAt: isComing ? row.open_at : null,
  }
}

export function addressView({ id, ...person }: AddressRow): MallAddress {
  return {
    id,
    nameMasked: maskName(person.name),
    phoneMasked: maskPhone(person.area, person.phone),
    masked: maskPlace(person.address),
  }
}

export function orderView(row: MallOrderRow): MallOrder {
  const { tracking_no: trackingNo, sent_at: sentAt } = row
  return {
    no: row.no,
    goodsId: row.goods_id,
    name: { zh: row.name_zh, en: row.name_en },
    category: row.category,
    qty: row.qty,
    coin: row.coin,
    state: row.state,
    at: row.at,
    tracking: sentAt === null ? null : { carrier: CARRIER, no: trackingNo, at: sentAt },
    endedAt: row.ended_at,
    addressMasked: row.address === '' ? '' : addressLine(JSON.parse(row.address) as Person),
  }
}

const CARRIER = { zh: '模拟快递', en: 'Simulated courier' }

type Person = Pick<AddressRow, 'name' | 'area' | 'phone' | 'address'>
function addressLine({ name, area, phone, address }: Person): string {
  return `${maskName(name)} ${maskPhone(area, phone)} ${maskPlace(address)}`
}

/** The first eight characters. */
function maskPlace(address: string): string {
  return `${[...address].slice(0, 8).join('')}***`
}
