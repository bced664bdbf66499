// Generated from specs/modules. Edit there and run make generate.

export const inputForms = {
  "calendar.accept_invite": {
    "branches": [
      {
        "marks": [
          {
            "key": "invite_id"
          }
        ],
        "required": [
          "invite_id"
        ],
        "apart": [],
        "fields": {
          "invite_id": "string id(inv_)",
          "comment": "string max(300) optional",
          "event_timezone": "string iana-timezone optional"
        }
      },
      {
        "marks": [
          {
            "key": "event_id"
          }
        ],
        "required": [
          "event_id"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "comment": "string max(300) optional",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.create": {
    "corrections": [
      {
        "where": {
          "all_day": true,
          "start_at": "text"
        },
        "say": "an all-day event has start_date and end_date (YYYY-MM-DD, end inclusive); for a time of day leave all_day out"
      },
      {
        "where": {
          "recurrence": "text"
        },
        "say": "must be an object, not an RRULE: FREQ=WEEKLY;BYDAY=TU;COUNT=4 is {\"freq\":\"weekly\",\"by_weekday\":[\"TU\"],\"count\":4}, FREQ=MONTHLY;BYDAY=3TH is {\"freq\":\"monthly\",\"by_weekday\":[\"3TH\"]}"
      }
    ],
    "branches": [
      {
        "marks": [
          {
            "key": "start_at"
          }
        ],
        "required": [
          "title",
          "start_at",
          "event_timezone"
        ],
        "apart": [
          [
            "end_at",
            "duration_minutes"
          ]
        ],
        "fields": {
          "title": "string max(200)",
          "start_at": "string date-time+offset",
          "end_at": "string date-time+offset optional",
          "duration_minutes": "integer 1..43200 optional",
          "event_timezone": "string iana-timezone",
          "all_day": "boolean enum(false) optional",
          "location": "string max(200) optional",
          "notes": "string max(4000) optional",
          "meeting_url": "string https-url optional",
          "reminders": "array<integer 0..40320> 0..5 optional",
          "show_as": "string enum(busy|free) optional",
          "event_status": "string enum(confirmed|tentative) optional",
          "recurrence": "object {freq,interval?,by_weekday?,count?,until?} optional"
        }
      },
      {
        "marks": [
          {
            "key": "all_day",
            "value": true
          },
          {
            "key": "start_date"
          }
        ],
        "required": [
          "title",
          "all_day",
          "start_date",
          "event_timezone"
        ],
        "apart": [],
        "fields": {
          "title": "string max(200)",
          "all_day": "boolean enum(true)",
          "start_date": "string date",
          "end_date": "string date optional",
          "event_timezone": "string iana-timezone",
          "location": "string max(200) optional",
          "notes": "string max(4000) optional",
          "meeting_url": "string https-url optional",
          "reminders": "array<integer 0..40320> 0..5 optional",
          "show_as": "string enum(busy|free) optional",
          "event_status": "string enum(confirmed|tentative) optional",
          "recurrence": "object {freq,interval?,by_weekday?,count?,until?} optional"
        }
      },
      {
        "marks": [
          {
            "key": "items"
          }
        ],
        "required": [
          "items"
        ],
        "apart": [],
        "fields": {
          "items": "array<object {title,start_at,end_at?,duration_minutes?,event_timezone,all_day?,location?,notes?,meeting_url?,reminders?,show_as?,event_status?,recurrence?} or object {title,all_day,start_date,end_date?,event_timezone,location?,notes?,meeting_url?,reminders?,show_as?,event_status?,recurrence?}> 1..20"
        }
      }
    ]
  },
  "calendar.delete": {
    "branches": [
      {
        "marks": [
          {
            "key": "event_id"
          }
        ],
        "required": [
          "event_id"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "occurrence_start_at": "string date-time+offset optional",
          "scope": "string enum(this|following|all) optional",
          "if_version": "integer 1..2147483647 optional",
          "event_timezone": "string iana-timezone optional"
        }
      },
      {
        "marks": [
          {
            "key": "event_ids"
          }
        ],
        "required": [
          "event_ids"
        ],
        "apart": [],
        "fields": {
          "event_ids": "array<string id(evt_)> 1..20",
          "if_versions": "array<object {event_id,version}> 1..20 optional",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.find_free": {
    "branches": [
      {
        "marks": [
          {
            "key": "start_at"
          },
          {
            "key": "end_at"
          },
          {
            "key": "duration_minutes"
          }
        ],
        "required": [
          "start_at",
          "end_at",
          "duration_minutes"
        ],
        "apart": [],
        "fields": {
          "start_at": "string date-time+offset",
          "end_at": "string date-time+offset",
          "duration_minutes": "integer 5..1440",
          "event_timezone": "string iana-timezone optional",
          "earliest": "string HH:MM optional",
          "latest": "string HH:MM optional",
          "limit": "integer 1..20 default(5) optional"
        }
      }
    ]
  },
  "calendar.read": {
    "tag": {
      "key": "mode",
      "values": [
        "day",
        "range",
        "event"
      ]
    },
    "branches": [
      {
        "marks": [
          {
            "key": "mode",
            "value": "day"
          }
        ],
        "required": [
          "mode",
          "date"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(day)",
          "date": "string date",
          "event_timezone": "string iana-timezone optional",
          "query": "string max(100) optional",
          "participation": "string enum(needs_action|accepted|declined|tentative) optional",
          "include_cancelled": "boolean default(false) optional",
          "limit": "integer 1..200 default(50) optional",
          "cursor": "string max(200) optional"
        }
      },
      {
        "marks": [
          {
            "key": "mode",
            "value": "range"
          }
        ],
        "required": [
          "mode",
          "start_at",
          "end_at"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(range)",
          "start_at": "string date-time+offset",
          "end_at": "string date-time+offset",
          "event_timezone": "string iana-timezone optional",
          "query": "string max(100) optional",
          "participation": "string enum(needs_action|accepted|declined|tentative) optional",
          "include_cancelled": "boolean default(false) optional",
          "limit": "integer 1..200 default(50) optional",
          "cursor": "string max(200) optional"
        }
      },
      {
        "marks": [
          {
            "key": "mode",
            "value": "event"
          }
        ],
        "required": [
          "mode",
          "event_id"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(event)",
          "event_id": "string id(evt_)",
          "occurrence_start_at": "string date-time+offset optional",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.reject_invite": {
    "branches": [
      {
        "marks": [
          {
            "key": "invite_id"
          }
        ],
        "required": [
          "invite_id"
        ],
        "apart": [],
        "fields": {
          "invite_id": "string id(inv_)",
          "comment": "string max(300) optional",
          "event_timezone": "string iana-timezone optional"
        }
      },
      {
        "marks": [
          {
            "key": "event_id"
          }
        ],
        "required": [
          "event_id"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "comment": "string max(300) optional",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.restore": {
    "branches": [
      {
        "marks": [
          {
            "key": "event_id"
          }
        ],
        "required": [
          "event_id"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "occurrence_start_at": "string date-time+offset optional"
        }
      }
    ]
  },
  "calendar.share": {
    "branches": [
      {
        "marks": [
          {
            "key": "event_id"
          },
          {
            "key": "participants"
          }
        ],
        "required": [
          "event_id",
          "participants"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "participants": "array<object {contact_id} or object {email,name?} or object {phone,name?}> 1..20",
          "message": "string max(500) optional",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.uninvite": {
    "branches": [
      {
        "marks": [
          {
            "key": "event_id"
          },
          {
            "key": "participants"
          }
        ],
        "required": [
          "event_id",
          "participants"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "participants": "array<object {contact_id} or object {email,name?} or object {phone,name?}> 1..20",
          "event_timezone": "string iana-timezone optional"
        }
      }
    ]
  },
  "calendar.update": {
    "corrections": [
      {
        "where": {
          "recurrence": "text"
        },
        "say": "must be an object, not an RRULE: FREQ=WEEKLY;BYDAY=TU;COUNT=4 is {\"freq\":\"weekly\",\"by_weekday\":[\"TU\"],\"count\":4}, FREQ=MONTHLY;BYDAY=3TH is {\"freq\":\"monthly\",\"by_weekday\":[\"3TH\"]}"
      }
    ],
    "branches": [
      {
        "marks": [
          {
            "key": "event_id"
          },
          {
            "key": "patch"
          }
        ],
        "required": [
          "event_id",
          "event_timezone",
          "patch"
        ],
        "apart": [],
        "fields": {
          "event_id": "string id(evt_)",
          "event_timezone": "string iana-timezone",
          "patch": "object {title?,start_at?,end_at?,all_day?,start_date?,end_date?,location?,notes?,meeting_url?,reminders?,show_as?,event_status?,recurrence?}",
          "occurrence_start_at": "string date-time+offset optional",
          "scope": "string enum(this|following|all) optional",
          "if_version": "integer 1..2147483647 optional"
        }
      },
      {
        "marks": [
          {
            "key": "items"
          }
        ],
        "required": [
          "event_timezone",
          "items"
        ],
        "apart": [],
        "fields": {
          "event_timezone": "string iana-timezone",
          "items": "array<object {event_id,patch,occurrence_start_at?,scope?,if_version?}> 1..20"
        }
      }
    ]
  },
  "contacts.create": {
    "branches": [
      {
        "marks": [
          {
            "key": "name"
          }
        ],
        "required": [
          "name"
        ],
        "apart": [],
        "fields": {
          "name": "string max(60)",
          "email": "string max(254) optional",
          "phone": "string max(20) optional",
          "company": "string max(100) optional",
          "job_title": "string max(100) optional",
          "note": "string max(300) optional"
        }
      }
    ]
  },
  "contacts.delete": {
    "branches": [
      {
        "marks": [
          {
            "key": "contact_id"
          }
        ],
        "required": [
          "contact_id"
        ],
        "apart": [],
        "fields": {
          "contact_id": "string id(ctc_)",
          "if_version": "integer 1..2147483647 optional"
        }
      }
    ]
  },
  "contacts.merge": {
    "branches": [
      {
        "marks": [
          {
            "key": "contact_id"
          },
          {
            "key": "duplicate_id"
          }
        ],
        "required": [
          "contact_id",
          "duplicate_id"
        ],
        "apart": [],
        "fields": {
          "contact_id": "string id(ctc_)",
          "duplicate_id": "string id(ctc_)",
          "if_version": "integer 1..2147483647 optional",
          "duplicate_if_version": "integer 1..2147483647 optional"
        }
      }
    ]
  },
  "contacts.read": {
    "tag": {
      "key": "mode",
      "values": [
        "list",
        "search",
        "contact"
      ]
    },
    "branches": [
      {
        "marks": [
          {
            "key": "mode",
            "value": "list"
          }
        ],
        "required": [
          "mode"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(list)",
          "limit": "integer 1..100 default(50) optional",
          "cursor": "string max(200) optional"
        }
      },
      {
        "marks": [
          {
            "key": "mode",
            "value": "search"
          }
        ],
        "required": [
          "mode",
          "query"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(search)",
          "query": "string max(100)",
          "limit": "integer 1..50 default(10) optional",
          "cursor": "string max(200) optional"
        }
      },
      {
        "marks": [
          {
            "key": "mode",
            "value": "contact"
          }
        ],
        "required": [
          "mode",
          "contact_id"
        ],
        "apart": [],
        "fields": {
          "mode": "string enum(contact)",
          "contact_id": "string id(ctc_)"
        }
      }
    ]
  },
  "contacts.update": {
    "branches": [
      {
        "marks": [
          {
            "key": "contact_id"
          },
          {
            "key": "patch"
          }
        ],
        "required": [
          "contact_id",
          "patch"
        ],
        "apart": [],
        "fields": {
          "contact_id": "string id(ctc_)",
          "patch": "object {name?,email?,phone?,company?,job_title?,relation?,note?}",
          "if_version": "integer 1..2147483647 optional"
        }
      }
    ]
  },
  "memory.read": {
    "branches": [
      {
        "marks": [
          {
            "key": "scope"
          }
        ],
        "required": [
          "scope"
        ],
        "apart": [],
        "fields": {
          "scope": "string enum(user|work)",
          "paths": "array<string max(60)> 1..20 optional"
        }
      }
    ]
  },
  "memory.update": {
    "tag": {
      "key": "scope",
      "values": [
        "user",
        "work"
      ]
    },
    "branches": [
      {
        "marks": [
          {
            "key": "scope",
            "value": "user"
          }
        ],
        "required": [
          "scope"
        ],
        "apart": [
          [
            "undo",
            "content"
          ],
          [
            "undo",
            "remove"
          ]
        ],
        "fields": {
          "scope": "string enum(user)",
          "content": "object {preferred_name?,pronouns?,languages?,timezone?,home_city?,birthday?,communication?,scheduling?,people?,important_dates?,routines?,interests?,food_preferences?,goals?,facts?} optional",
          "remove": "array<object {path,key?}> 1..20 optional",
          "if_version": "integer 0..2147483647 optional",
          "undo": "integer 1..2147483647 optional"
        }
      },
      {
        "marks": [
          {
            "key": "scope",
            "value": "work"
          }
        ],
        "required": [
          "scope"
        ],
        "apart": [
          [
            "undo",
            "content"
          ],
          [
            "undo",
            "remove"
          ]
        ],
        "fields": {
          "scope": "string enum(work)",
          "content": "object {company?,department?,job_title?,industry?,employment_type?,work_city?,work_mode?,work_timezone?,working_hours?,meeting?,manager?,team?,responsibilities?,skills?,tools?,projects?,recurring_duties?,facts?} optional",
          "remove": "array<object {path,key?}> 1..20 optional",
          "if_version": "integer 0..2147483647 optional",
          "undo": "integer 1..2147483647 optional"
        }
      }
    ]
  },
  "skills.read": {
    "branches": [
      {
        "marks": [
          {
            "key": "skill"
          }
        ],
        "required": [
          "skill"
        ],
        "apart": [],
        "fields": {
          "skill": "string",
          "actions": "array<string> 1..5 optional"
        }
      }
    ]
  }
};
