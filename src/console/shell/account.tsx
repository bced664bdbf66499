import { Menu } from "@base-ui/react/menu";
import { useQuery } from "@tanstack/react-query";
import { Check, LogOut, UserRound } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAccord } from "../../react/react.ts";
import { signOut, switchTo, useSession } from "../session/session.ts";
import { sessionText } from "../session/text.ts";
import type { Locale } from "../text/table.ts";
import { useLocale, useText } from "../text/text.ts";
import { onPreference, prefer, preference } from "../theme/preferences.ts";
import { shellText } from "./text.ts";
import "../parts/menu.css";
import "./account.css";

const themes = [
  ["themeSystem", undefined],
  ["themeLight", "light"],
  ["themeDark", "dark"],
  ["themeContrast", "contrast"],
] as const;
const languages: readonly [string, Locale][] = [
  ["中文", "zh-CN"],
  ["English", "en"],
];

/** Who acts, and how the console looks: at hand in every view. */
export function Account() {
  const say = useText(shellText);
  const sayAccount = useText(sessionText);
  const { current, others } = useSession();
  const theme = useSyncExternalStore(onPreference, () => preference("theme"));
  const locale = useLocale();
  const client = useAccord();
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: ({ signal }) => client.getMe({ signal }) });
  const name = me?.name ?? current?.name ?? "";
  return (
    <Menu.Root>
      <Menu.Trigger className="account">
        <span className="account-sign" aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className="unseen">{sayAccount("account")}</span>
        <span className="account-name">{name}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" side="top" align="start" sideOffset={8}>
          <Menu.Popup className="menu">
            {others.map((other) => (
              <Menu.Item key={other.subject} className="menu-item" onClick={() => switchTo(other)}>
                <UserRound size={16} aria-hidden /> {sayAccount("switchTo", { name: other.name })}
              </Menu.Item>
            ))}
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">{say("theme")}</Menu.GroupLabel>
              {themes.map(([label, value]) => (
                <Menu.CheckboxItem
                  key={label}
                  className="menu-item"
                  checked={theme === value}
                  onCheckedChange={() => prefer("theme", value)}
                >
                  <Menu.CheckboxItemIndicator className="menu-check" keepMounted>
                    {theme === value ? <Check size={16} aria-hidden /> : null}
                  </Menu.CheckboxItemIndicator>
                  {say(label)}
                </Menu.CheckboxItem>
              ))}
            </Menu.Group>
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">{say("language")}</Menu.GroupLabel>
              {languages.map(([label, value]) => (
                <Menu.CheckboxItem
                  key={value}
                  className="menu-item"
                  lang={value}
                  checked={locale === value}
                  onCheckedChange={() => prefer("locale", value)}
                >
                  <Menu.CheckboxItemIndicator className="menu-check" keepMounted>
                    {locale === value ? <Check size={16} aria-hidden /> : null}
                  </Menu.CheckboxItemIndicator>
                  {label}
                </Menu.CheckboxItem>
              ))}
            </Menu.Group>
            <Menu.Separator className="menu-line" />
            <Menu.Item className="menu-item" onClick={signOut}>
              <LogOut size={16} aria-hidden /> {sayAccount("signOut")}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
