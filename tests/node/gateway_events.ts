// The gateway events that the stand-in sends, by the types the discord.js people wrote for them.

import type * as d from "discord-api-types/v10";

type Place = d.APITextChannel | d.APINewsChannel | d.APIGuildVoiceChannel | d.APIGuildForumChannel;

export interface Events {
  READY: d.GatewayReadyDispatchData;
  GUILD_CREATE: d.GatewayGuildCreateDispatchData;
  GUILD_DELETE: d.GatewayGuildDeleteDispatchData;
  GUILD_MEMBER_ADD: d.GatewayGuildMemberAddDispatchData;
  GUILD_MEMBER_REMOVE: d.GatewayGuildMemberRemoveDispatchData;
  GUILD_ROLE_CREATE: d.GatewayGuildRoleCreateDispatchData;
  GUILD_ROLE_UPDATE: d.GatewayGuildRoleUpdateDispatchData;
  CHANNEL_CREATE: Place;
  CHANNEL_UPDATE: Place;
  CHANNEL_DELETE: Place;
  THREAD_CREATE: d.GatewayThreadCreateDispatchData;
  THREAD_UPDATE: d.GatewayThreadUpdateDispatchData;
  THREAD_DELETE: d.GatewayThreadDeleteDispatchData;
  THREAD_MEMBERS_UPDATE: d.GatewayThreadMembersUpdateDispatchData;
  MESSAGE_CREATE: d.GatewayMessageCreateDispatchData;
  MESSAGE_UPDATE: d.GatewayMessageUpdateDispatchData;
  MESSAGE_DELETE: d.GatewayMessageDeleteDispatchData;
  INTERACTION_CREATE_2: d.APIApplicationCommandInteraction;
  INTERACTION_CREATE_3: d.APIMessageComponentInteraction;
  INTERACTION_CREATE_4: d.APIApplicationCommandAutocompleteInteraction;
  INTERACTION_CREATE_5: d.APIModalSubmitInteraction;
}
