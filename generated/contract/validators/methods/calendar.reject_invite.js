// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var input = validate10;
var pattern0 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u"), pattern1 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u"), func2 = require_ucs2length().default;
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invite_id === void 0 && (missing0 = "invite_id"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "invite_id" || key0 === "comment" || key0 === "event_timezone")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.invite_id !== void 0) {
            let data0 = data.invite_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern0.test(data0))
                  return validate13.errors = [{ instancePath: instancePath + "/invite_id", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate13.errors = [{ instancePath: instancePath + "/invite_id", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.comment !== void 0) {
              let data1 = data.comment, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 300 && func2(data1) > 300)
                    return validate13.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                  } else
                    return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var pattern2 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u");
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_id === void 0 && (missing0 = "event_id"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "event_id" || key0 === "comment" || key0 === "event_timezone")) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.event_id !== void 0) {
            let data0 = data.event_id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.comment !== void 0) {
              let data1 = data.comment, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 300 && func2(data1) > 300)
                    return validate15.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" }], !1;
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/comment", schemaPath: "#/properties/comment/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 1]) : _valid0 && (valid0 = !0, passing0 = 1), valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate12.errors = vErrors, !1;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate18;
var schema21 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, outcome: { enum: ["declined", "already_declined"] } }, required: ["id", "title", "outcome"], additionalProperties: !1 };
var schema29 = { enum: ["needs_action", "accepted", "declined", "tentative"] };
var func6 = Object.prototype.hasOwnProperty, pattern5 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u"), pattern8 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function validate19(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.outcome === void 0 && (missing0 = "outcome"))
        return validate19.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema21.properties, key0)) {
            return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern2.test(data0))
                  return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate19.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate19.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern5.test(data2))
                      return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate19.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern5.test(data3))
                        return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate19.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate19.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern5.test(data4))
                          return validate19.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate19.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate19.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern8.test(data6))
                              return validate19.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate19.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern8.test(data7))
                                return validate19.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate19.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate19.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate19.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate19.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate19.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema21.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate19.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema29.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern0.test(data12))
                                          return validate19.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate19.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate19.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate19.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate19.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern5.test(data16))
                                                  return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate19.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate19.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate19.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate19.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0)
                                                  if (data.outcome !== void 0) {
                                                    let data20 = data.outcome, _errs51 = errors;
                                                    if (!(data20 === "declined" || data20 === "already_declined"))
                                                      return validate19.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema21.properties.outcome.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate19(data, instancePath) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length), validate18.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
